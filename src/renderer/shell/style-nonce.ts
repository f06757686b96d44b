/**
 * The nonce that the page's content security policy lets `<style>` elements carry.
 * @returns an empty string where the page has none
 */
export function styleNonce(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  // A browser hides the attribute once it has read it; the property keeps the value.
  return meta?.nonce || meta?.getAttribute('nonce') || '';
}
