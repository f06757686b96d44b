import type { DocumentLayout } from '../../core/documents/layout/layout.ts';

/** The typefaces that are embedded, as TrueType files. */
export interface Fonts {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
}

/** Loads what draws, and opens the typefaces. */
async function open(fonts: Fonts) {
  const [{ drawLayout }, { openTypeface }] = await Promise.all([
    import('./draw-layout.ts'),
    import('./typeface.ts'),
  ]);
  const faces = { regular: openTypeface(fonts.regular), bold: openTypeface(fonts.bold) };
  return (layout: DocumentLayout) => drawLayout(layout, faces);
}

/** Prints layouts as PDF: tagged, with embedded fonts, and the same bytes for the same layout. */
export function printer(fonts: Fonts): (layout: DocumentLayout) => Promise<Uint8Array> {
  // Opened when first needed: most commands print nothing, and a host prints in a thread.
  let opened: ReturnType<typeof open> | undefined;
  return async (layout) => {
    opened ??= open(fonts);
    const draw = await opened;
    return draw(layout);
  };
}
