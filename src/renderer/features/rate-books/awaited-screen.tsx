import type { ReactNode } from 'react';
import type { Fault } from '../../../shared/contract/result.ts';
import { FaultNotice } from '../../components/fault-notice.tsx';
import { Screen } from '../../components/screen.tsx';
import { Waiting } from '../../components/waiting.tsx';

interface AwaitedScreenProps {
  /** What is awaited, or is not there. */
  readonly title: string;
  /** Pixels that it will take. */
  readonly height: number;
  readonly fault: Fault | undefined;
  readonly onRetry: () => void;
  /** The way back where it does not come. */
  readonly back: ReactNode;
}

/** A screen until its answer is there: that it is awaited, or why it does not come. */
export function AwaitedScreen({ title, height, fault, onRetry, back }: AwaitedScreenProps) {
  return (
    <Screen title={title}>
      {fault ? (
        <>
          <FaultNotice fault={fault} onRetry={onRetry} />
          {back}
        </>
      ) : (
        <Waiting what={title} height={height} />
      )}
    </Screen>
  );
}
