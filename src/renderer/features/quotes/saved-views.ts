import type { Settings } from '../../../shared/schemas/settings.ts';

/** A search of the list of quotes under a name. */
export type SavedView = Settings['savedViews'][number];

/** The views with one more; one of the same name is replaced where it stands. */
export function withView(views: readonly SavedView[], view: SavedView): SavedView[] {
  const isKnown = views.some(({ name }) => name === view.name);
  if (!isKnown) return [...views, view];
  return views.map((each) => (each.name === view.name ? view : each));
}

/** The views without one. */
export function withoutView(views: readonly SavedView[], name: string): SavedView[] {
  return views.filter((each) => each.name !== name);
}
