import {
  Button,
  type CSSVariablesResolver,
  createTheme,
  InputWrapper,
  type MantineColorsTuple,
  Modal,
} from '@mantine/core';

/** One restrained accent: a dark spruce by day, a light one by night. */
const spruce: MantineColorsTuple = [
  '#eef5f3',
  '#dbeae6',
  '#b9d6cf',
  '#93c0b6',
  '#74ac9f',
  '#317a6d',
  '#25736a',
  '#175d56',
  '#114b46',
  '#0b3935',
];

const gray: MantineColorsTuple = [
  '#f7f8f6',
  '#f0f2ef',
  '#e5e8e4',
  '#d6dad5',
  '#c0c6c0',
  '#858d88',
  '#59615d',
  '#424946',
  '#2c322f',
  '#1b201e',
];

const dark: MantineColorsTuple = [
  '#e2e7e5',
  '#c4ccc9',
  '#a0aaa6',
  '#8b9692',
  '#3c4644',
  '#2d3534',
  '#222928',
  '#1a201f',
  '#131817',
  '#0d1110',
];

/** Only for what cannot be undone. */
const red: MantineColorsTuple = [
  '#fcf0ee',
  '#f8dcd9',
  '#efb9b3',
  '#e5948c',
  '#d26a60',
  '#b3392f',
  '#ad3026',
  '#a8281e',
  '#8b2018',
  '#6f1912',
];

export const theme = createTheme({
  primaryColor: 'spruce',
  primaryShade: { light: 7, dark: 5 },
  black: '#1b201e',
  colors: { spruce, gray, dark, red },
  defaultRadius: 'md',
  radius: { md: '8px', lg: '12px' },
  fontFamily:
    '"Segoe UI Variable Text", "Segoe UI", -apple-system, BlinkMacSystemFont, Roboto, Cantarell, ' +
    '"Noto Sans", "Helvetica Neue", "Liberation Sans", Arial, sans-serif',
  fontFamilyMonospace:
    'ui-monospace, "Cascadia Mono", "SF Mono", Menlo, Consolas, "Noto Sans Mono", ' +
    '"Liberation Mono", monospace',
  headings: { fontWeight: '600' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: Button.extend({ defaultProps: { fw: 550 } }),
    InputWrapper: InputWrapper.extend({
      styles: {
        label: { marginBottom: '0.375rem', fontSize: 'var(--text-compact)', fontWeight: 600 },
        description: { fontSize: 'var(--text-small)' },
        error: { fontSize: 'var(--text-small)' },
      },
    }),
    Modal: Modal.extend({
      defaultProps: { centered: true, radius: 'lg', padding: 'xl' },
      styles: { title: { fontSize: 'var(--text-heading)', fontWeight: 600 } },
    }),
  },
});

/** Mantine's colours where they miss WCAG AA, and the few of our own. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-error': '#a8281e',
    '--mantine-color-placeholder': '#6a726d',
    '--desk-page': '#f5f6f3',
    '--desk-side': '#fbfbfa',
    '--desk-line': '#e0e3df',
    '--desk-field-line': '#7f8782',
    '--desk-accent': '#175d56',
    '--desk-chosen': '#f0f6f4',
    '--desk-warning': '#7a4d05',
    '--desk-warning-back': '#fbf4e4',
    '--desk-warning-line': '#ecd9ac',
    '--desk-fault': '#97241b',
    '--desk-fault-back': '#fcf0ee',
    '--desk-fault-line': '#efc9c4',
    '--desk-training': '#7a3e8e',
  },
  dark: {
    '--mantine-color-error': '#f19a92',
    '--mantine-color-dimmed': '#a0aaa6',
    '--desk-page': '#131817',
    '--desk-side': '#161c1b',
    '--desk-line': '#2b3332',
    '--desk-field-line': '#78837f',
    '--desk-accent': '#8cc4b7',
    '--desk-chosen': '#1a2926',
    '--desk-warning': '#e6c27a',
    '--desk-warning-back': '#211e15',
    '--desk-warning-line': '#4b4023',
    '--desk-fault': '#f3a9a2',
    '--desk-fault-back': '#2c1d1b',
    '--desk-fault-line': '#5a2f2b',
    '--desk-training': '#7a3e8e',
  },
});
