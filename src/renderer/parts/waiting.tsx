import { Skeleton } from '@mantine/core';

/** A place held while its content is on the way. */
export function Waiting({ what, height }: { readonly what: string; readonly height: number }) {
  return (
    <div role="status" aria-label={`Loading ${what}`}>
      <Skeleton height={height} radius="lg" />
    </div>
  );
}
