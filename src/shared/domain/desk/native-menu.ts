/** The menus that hold the page's commands; each system has its own entries around them. */
export const MENU_GROUPS = ['file', 'edit', 'go', 'quote', 'view', 'help'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** Commands that a system wants in a place of its own, or does itself where the page cannot. */
export const STANDARD_COMMANDS = ['undo', 'redo', 'about', 'settings'] as const;
export type StandardCommand = (typeof STANDARD_COMMANDS)[number];
