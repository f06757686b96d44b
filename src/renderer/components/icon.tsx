const paths = {
  price: 'M3 10.5 10.5 3H17v6.5L9.5 17zM13.5 6.5h.01',
  rateBooks:
    'M5 3.5h10.5v13H5.8A1.8 1.8 0 0 1 4 14.7V4.5a1 1 0 0 1 1-1zM4 14.7a1.8 1.8 0 0 1 1.8-1.7h9.7M7.5 6.5h5',
  access: 'M7.5 9.5a3.5 3.5 0 1 0 3 1.7L17 4.7M14 7.5l2 2',
  copy: 'M7 7h9v9H7zM4 13V4h9',
  tick: 'm4 10.5 4 4 8-9',
  warning: 'M10 3 2.5 16.5h15zM10 8v4M10 14.2v.1',
  plus: 'M10 4v12M4 10h12',
  dashboard: 'M3.5 16.5v-5h3.5v5zM8.25 16.5v-12h3.5v12zM13 16.5v-8h3.5v8z',
  newQuote: 'M11.5 3H5v14h10V6.5zM11.5 3v3.5H15M10 9v5M7.5 11.5h5',
  quotes: 'M4 5.5h12M4 10h12M4 14.5h12',
  customers: 'M10 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM4 17c.6-3.3 3-5 6-5s5.4 1.7 6 5',
  renewals: 'M15.5 8A6 6 0 0 0 4.7 7M4.5 12a6 6 0 0 0 10.8 1M4.5 3.5V7H8M15.5 16.5V13H12',
  settings: 'M4 6h7m4 0h1M4 14h1m4 0h7M13 4.2v3.6M7 12.2v3.6',
  help: 'M7.3 7.5a2.7 2.7 0 1 1 3.7 2.5c-.7.3-1 .8-1 1.7M10 14.7v.1M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15z',
  search: 'M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM13 13l3.5 3.5',
  cross: 'm5 5 10 10M15 5 5 15',
  left: 'm12 5-5 5 5 5',
  right: 'm8 5 5 5-5 5',
  down: 'm5 8 5 5 5-5',
  undo: 'M7 4 3.5 7.5 7 11M4 7.5h8a4.5 4.5 0 0 1 0 9H9',
  document: 'M11.5 3H5v14h10V6.5zM11.5 3v3.5H15M7.5 10.5h5M7.5 13.5h5',
  print: 'M6 8V3.5h8V8M6 14.5H3.5V8h13v6.5H14M6 12h8v5H6z',
  mail: 'M3 5h14v10.5H3zM3.5 5.5 10 11l6.5-5.5',
  download: 'M10 3.5v9m-3.5-3.5L10 12.5 13.5 9M4 16.5h12',
  car: 'M3 13.5v-3l1.7-4.5h10.6l1.7 4.5v3zM3 10.5h14M5.5 13.5v2M14.5 13.5v2',
  swap: 'M4 7h12m-3-3 3 3-3 3M16 13H4m3-3-3 3 3 3',
  lock: 'M5 9h10v7.5H5zM7 9V6.5a3 3 0 0 1 6 0V9',
  clock: 'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM10 5.5V10l3 2',
} as const;

export type IconName = keyof typeof paths;

/** A line drawing next to words; it says nothing by itself. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
