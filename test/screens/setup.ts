import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/dom';

configure({
  // Milliseconds. A limit against a hang, not a measure: a busy machine keeps it, too.
  asyncUtilTimeout: 100_000,
  // While one waits, each look that finds nothing would print the whole page otherwise.
  getElementError: (message) => {
    const error = new Error(message ?? 'Nothing was found');
    // By this name, the trace of the error leads to the test.
    error.name = 'TestingLibraryElementError';
    return error;
  },
});

const { click } = HTMLElement.prototype;

/** A browser saves what a link downloads; here it would take the window away from the tests after this one. */
HTMLAnchorElement.prototype.click = function clickLink(this: HTMLAnchorElement) {
  if (!this.hasAttribute('download')) click.call(this);
};

/** No style sheet is loaded: what an element says itself is all there is, and is read at once. */
window.getComputedStyle = (element) => {
  const { style, hidden } = element as HTMLElement;
  return {
    display: hidden ? 'none' : style.display || 'block',
    visibility: style.visibility || 'visible',
    opacity: style.opacity || '1',
    pointerEvents: style.pointerEvents || 'auto',
    getPropertyValue: (name: string) => style.getPropertyValue(name),
  } as CSSStyleDeclaration;
};

/** Points, of every element: long lists draw the lines that fit. */
const [width, height] = [1280, 800];
const sides = {
  offsetWidth: width,
  offsetHeight: height,
  clientWidth: width,
  clientHeight: height,
};
for (const [side, points] of Object.entries(sides)) {
  Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: () => points });
}

/** No font is loaded: a field that grows with its text listens for them. */
Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });

/** A button takes up room: what opens at one without any would be hidden with it. */
HTMLButtonElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 100, 20);
