import type { ComponentType, LazyExoticComponent } from 'react';
import type { CommandId } from '../commands/catalogue.ts';
import type { IconName } from '../parts/icon.tsx';
import { ApiAccessScreen } from './api-access/api-access-screen.tsx';
import { PriceScreen } from './price/price-screen.tsx';

type ScreenComponent = ComponentType | LazyExoticComponent<ComponentType>;

interface Entry {
  /** Wouter's form; of several paths the first is the one to go to. */
  readonly paths: readonly [string, ...string[]];
  readonly component: ScreenComponent;
  readonly icon: IconName;
  /** The command that goes there. */
  readonly command: CommandId;
}

/** Every screen, in the order of the navigation; its name stands under `common:screens`. */
export const screens = {
  price: { paths: ['/', '/price'], component: PriceScreen, icon: 'price', command: 'goPrice' },
  access: {
    paths: ['/api-access'],
    component: ApiAccessScreen,
    icon: 'access',
    command: 'goAccess',
  },
} as const satisfies Record<string, Entry>;

export type ScreenName = keyof typeof screens;

/** The screens' names in the order of the navigation. */
export const screenNames = Object.keys(screens) as ScreenName[];

/** Where a screen stands. */
export function pathOf(name: ScreenName): string {
  return screens[name].paths[0];
}

/** The screen that stands at a place: the one with the longest path that the place begins with. */
export function screenAt(location: string): ScreenName | undefined {
  const under = (path: string) =>
    path === '/' ? location === '/' : location === path || location.startsWith(`${path}/`);
  return screenNames.find((name) => screens[name].paths.some(under));
}
