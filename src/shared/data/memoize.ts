/**
 * Keeps what a function answered, because the same is asked again and again; all is forgotten when
 * it becomes too much. An answer of undefined is not kept.
 * @param atMost how many answers are kept
 */
export function memoize<T, K extends string | number = string>(
  of: (key: K) => T,
  atMost = 1000,
): (key: K) => T {
  const answers = new Map<K, T>();
  return (key) => {
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = of(key);
    if (answer === undefined) return answer;
    if (answers.size >= atMost) answers.clear();
    answers.set(key, answer);
    return answer;
  };
}
