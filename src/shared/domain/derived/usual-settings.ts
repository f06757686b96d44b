import type { Settings } from '../../schemas/desk/settings.ts';

/** The settings of a desk where nothing was set. */
export const USUAL_SETTINGS: Settings = {
  language: 'system',
  port: null,
  privacy: { blur: false, idleLockMinutes: 0 },
  defaults: {
    cover: 'Comprehensive',
    useClass: null,
    licenceType: null,
    county: null,
    country: 'Ireland',
    excess: null,
    startInDays: 0,
  },
  shortcuts: {},
  savedViews: [],
  columns: [],
  columnWidths: {},
  notifications: true,
  spelling: true,
  ownWords: [],
  tourDone: false,
};
