import type { LaunchOptions } from '@playwright/test';
import { findProgram } from './find-program.ts';

/**
 * The Chromium that tests and measurements drive: the one that `CHROMIUM_PATH` names, or an installed
 * one. Without a window, as here, the shell takes a fifth less time than the whole browser.
 * @returns its path; undefined where there is none
 */
export function findChromium(): string | undefined {
  return (
    process.env.CHROMIUM_PATH ?? findProgram('chromium-headless-shell') ?? findProgram('chromium')
  );
}

/** How Playwright starts that Chromium; without one it says that it has none of its own. */
export function chromiumLaunch(): LaunchOptions {
  const executablePath = findChromium();
  return {
    ...(executablePath !== undefined && { executablePath }),
    // Root, as in a container, can't have Chromium's own sandbox.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  };
}
