import { Button } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../components/notice.tsx';
import { Screen } from '../components/screen.tsx';

function Failed() {
  const { t } = useTranslation();
  return (
    <Screen title={t('failed.title')}>
      <Notice
        urgent
        tone="fault"
        title={t('failed.what')}
        action={
          <Button size="xs" variant="default" onClick={() => window.location.reload()}>
            {t('failed.again')}
          </Button>
        }
      >
        {t('failed.where')}
      </Notice>
    </Screen>
  );
}

interface FailureBoundaryProps {
  /** Another place is tried again. */
  readonly place: string;
  readonly children: ReactNode;
}

interface FailureBoundaryState {
  readonly place: string;
  readonly failed: boolean;
}

/** Says so where what it holds could not be shown, in its place. React has this as a class only. */
export class FailureBoundary extends Component<FailureBoundaryProps, FailureBoundaryState> {
  override state: FailureBoundaryState = { place: this.props.place, failed: false };

  static getDerivedStateFromError(): Partial<FailureBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    { place }: FailureBoundaryProps,
    state: FailureBoundaryState,
  ): FailureBoundaryState | null {
    return place === state.place ? null : { place, failed: false };
  }

  override render(): ReactNode {
    return this.state.failed ? <Failed /> : this.props.children;
  }
}
