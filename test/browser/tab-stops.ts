import type { Page } from '@playwright/test';

/** A stop of the Tab key. */
export interface TabStop {
  /** Its element as it is written, for anyone who reads a failure. */
  readonly html: string;
  /** Whether something at it looks otherwise than without the focus. */
  readonly isSeen: boolean;
  /** Whether it stands before the stop before it, as one reads. */
  readonly isBefore: boolean;
}

/** What one looks for: outline, shadow and border of an element and of what is closest to it. */
function install(): void {
  interface Look {
    readonly element: Element;
    readonly look: string;
    readonly box: DOMRect;
  }
  const around = (element: Element) =>
    [
      element,
      element.parentElement,
      element.parentElement?.parentElement,
      ...(element.parentElement?.children ?? []),
    ].filter((each) => each !== null && each !== undefined);
  const lookOf = (element: Element) => {
    for (const animation of document.getAnimations()) animation.finish();
    return around(element)
      .map((each) => {
        const style = getComputedStyle(each);
        const outline = style.outlineStyle === 'none' ? '' : style.outline;
        return `${outline}|${style.boxShadow}|${style.borderColor}|${style.borderWidth}`;
      })
      .join();
  };
  let previous: Look | undefined;
  // The first stop is the page's first, wherever the screen had put the focus.
  document.body.tabIndex = -1;
  document.body.focus();
  const isBefore = (box: DOMRect, last: DOMRect) => {
    const isAbove = box.bottom <= last.top;
    const isBeside = box.top < last.bottom && last.top < box.bottom;
    const isLeft = box.right <= last.left;
    return (isAbove && box.left <= last.left) || (isBeside && isLeft);
  };
  const inPage = ({ x, y, width, height }: DOMRect) =>
    new DOMRect(x + scrollX, y + scrollY, width, height);
  Reflect.set(window, 'nextStop', () => {
    const last = previous;
    const element = document.activeElement ?? document.body;
    const box = inPage(element.getBoundingClientRect());
    previous = { element, look: lookOf(element), box };
    return {
      html: element.outerHTML.slice(0, 160),
      // Of the last stop, which has just lost the focus.
      wasSeen: last === undefined || lookOf(last.element) !== last.look,
      isBefore: last !== undefined && isBefore(box, last.box),
      isBody: element === document.body,
    };
  });
}

/** Presses Tab so many times from the beginning of the page, and looks at every stop. */
export async function tabStops(page: Page, most: number): Promise<TabStop[]> {
  await page.evaluate(install);
  const next = () => page.evaluate(() => Reflect.get(window, 'nextStop')());
  const stops: TabStop[] = [];
  for (let at = 0; at <= most; at += 1) {
    await page.keyboard.press('Tab');
    const { html, wasSeen, isBefore, isBody } = await next();
    const last = stops.at(-1);
    if (last) stops[stops.length - 1] = { ...last, isSeen: wasSeen };
    if (isBody) break;
    stops.push({ html, isSeen: true, isBefore });
  }
  return stops.slice(0, most);
}
