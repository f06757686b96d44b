import { useMantineColorScheme } from '@mantine/core';
import { useEffect } from 'react';
import { desktop } from '../../desktop/desktop.ts';

/** Keeps the frame of the desktop's window in the colour scheme of the page. */
export function useNativeTheme(): void {
  const { colorScheme } = useMantineColorScheme();
  useEffect(() => {
    const theme = colorScheme === 'auto' ? 'system' : colorScheme;
    void desktop()?.ask({ kind: 'setTheme', theme });
  }, [colorScheme]);
}
