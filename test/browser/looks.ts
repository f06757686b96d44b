import type { Page } from '@playwright/test';

/** The fields in sight whose border stands out less than 3 : 1 from what is around them. */
export function faintFields(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (colour: string) => {
      const [r = 0, g = 0, b = 0] = parts(colour).map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const isClear = (colour: string) => parts(colour)[3] === 0;
    const behind = (element: Element | null): string => {
      if (element === null) return 'rgb(255, 255, 255)';
      const { backgroundColor } = getComputedStyle(element);
      return isClear(backgroundColor) ? behind(element.parentElement) : backgroundColor;
    };
    const contrast = (one: string, other: string) => {
      const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
      return (high + 0.05) / (low + 0.05);
    };
    const fields = document.querySelectorAll<HTMLInputElement>(
      'main :is(input, select, textarea):not([type=hidden], :disabled, :checked, [role=switch])',
    );
    return [...fields]
      .filter((field) => field.checkVisibility() && field.getBoundingClientRect().width > 2)
      .filter((field) => {
        const { borderBottomColor, borderBottomWidth } = getComputedStyle(field);
        if (borderBottomWidth === '0px') return false;
        return contrast(borderBottomColor, behind(field.parentElement)) < 3;
      })
      .map((field) => field.outerHTML.slice(0, 120));
  });
}

/** What forced colours leave without a mark: chosen things without a line, links without one below. */
export function unmarked(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const chosen = [...document.querySelectorAll('[aria-current], [aria-pressed], [aria-selected]')]
      .filter((element) =>
        ['aria-current', 'aria-pressed', 'aria-selected'].some((name) =>
          ['page', 'true', 'step'].includes(element.getAttribute(name) ?? ''),
        ),
      )
      .filter((element) => getComputedStyle(element).outlineStyle === 'none');
    const links = [...document.querySelectorAll('main a[href]')].filter(
      (link) => !getComputedStyle(link).textDecorationLine.includes('underline'),
    );
    return [...chosen, ...links]
      .filter((element) => element.checkVisibility())
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

/** What moves, or would when it changes. */
export function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seconds = (list: string) => list.split(',').map((one) => Number.parseFloat(one));
    return [...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        // A transition of any length is one more: of all properties, on every element.
        const isMoving = seconds(transitionDuration).some((s) => s > 0);
        return isMoving || seconds(animationDuration).some((s) => s > 0.01);
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });
}
