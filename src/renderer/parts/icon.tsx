const paths = {
  price: 'M3 10.5 10.5 3H17v6.5L9.5 17zM13.5 6.5h.01',
  access: 'M7.5 9.5a3.5 3.5 0 1 0 3 1.7L17 4.7M14 7.5l2 2',
  copy: 'M7 7h9v9H7zM4 13V4h9',
  tick: 'm4 10.5 4 4 8-9',
  warning: 'M10 3 2.5 16.5h15zM10 8v4M10 14.2v.1',
  plus: 'M10 4v12M4 10h12',
} as const;

/** A line drawing beside words; it says nothing by itself. */
export function Icon({ name }: { readonly name: keyof typeof paths }) {
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
