import type { ServiceStatus } from '../../../shared/schemas/desk/service.ts';

/** What the host and the page run on: `Node 24.1.0, Electron 45.4.1, Chromium 142`. */
export function runtimeOf({ node }: ServiceStatus['runtime'], userAgent: string): string {
  const version = (name: RegExp) => name.exec(userAgent)?.[1];
  const electron = version(/\bElectron\/([\d.]+)/);
  const chromium = version(/\b(?:Headless)?Chrom(?:e|ium)\/([\d.]+)/);
  const firefox = version(/\bFirefox\/([\d.]+)/);
  return [
    `Node ${node}`,
    ...(electron ? [`Electron ${electron}`] : []),
    ...(chromium ? [`Chromium ${chromium}`] : []),
    ...(firefox ? [`Firefox ${firefox}`] : []),
  ].join(', ');
}
