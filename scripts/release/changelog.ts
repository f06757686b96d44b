/** A version of `CHANGELOG.md`, as https://keepachangelog.com has it. */
export interface Release {
  readonly version: string;
  /** `YYYY-MM-DD`; undefined where the heading has none. */
  readonly date: string | undefined;
  /** What changed, as Markdown. */
  readonly notes: string;
}

const HEADING = /^## \[([^\]]+)\](?: - (\d{4}-\d{2}-\d{2}))?[^\n]*$/gm;
const UNRELEASED = 'Unreleased';

/** The versions of a changelog, in its order; what is not released yet is the version `Unreleased`. */
export function releasesIn(changelog: string): Release[] {
  const headings = [...changelog.matchAll(HEADING)];
  return headings.map(({ 0: line, 1: version = '', 2: date, index }, i) => {
    const notes = changelog.slice(index + line.length, headings[i + 1]?.index).trim();
    return { version, date, notes };
  });
}

/** What must agree before a version is released. */
export interface Versions {
  /** Of package.json. */
  readonly manifest: string;
  /** Of package-lock.json. */
  readonly lock: string;
  readonly changelog: string;
  /** Tags of the repository. */
  readonly tags: readonly string[];
}

/** The release of the version in package.json. @throws what does not agree, as a sentence */
export function releaseOf({ manifest, lock, changelog, tags }: Versions): Release {
  const releases = releasesIn(changelog);
  const waiting = releases.find(({ version }) => version === UNRELEASED);
  const [newest] = releases.filter((release) => release !== waiting);
  if (lock !== manifest)
    throw new Error(`package-lock.json has version ${lock}, package.json ${manifest}`);
  if (tags.includes(`v${manifest}`))
    throw new Error(
      `v${manifest} is released: raise the version by "npm version --no-git-tag-version"`,
    );
  if (waiting?.notes)
    throw new Error(`CHANGELOG.md has changes under "${UNRELEASED}": move them to ${manifest}`);
  if (newest?.version !== manifest)
    throw new Error(`The newest version in CHANGELOG.md is ${newest?.version}, not ${manifest}`);
  if (!newest.date) throw new Error(`${manifest} has no date in CHANGELOG.md`);
  if (!newest.notes) throw new Error(`CHANGELOG.md says nothing of ${manifest}`);
  return newest;
}

/** What is not ticked yet in the list of the owner's tasks, in a page of Markdown. */
export function openTasks(page: string): string[] {
  return [...page.matchAll(/^- \[ \] (.+)$/gm)].map(([, task = '']) => task);
}
