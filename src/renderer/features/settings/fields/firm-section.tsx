import type { ReactNode } from 'react';
import type { Fault, Result } from '../../../../shared/result/result.ts';
import type { Firm } from '../../../../shared/schemas/desk/firm.ts';
import { FaultNotice, RoleNeeded, Waiting } from '../../../components/notice.tsx';
import { Section } from '../../../components/screen.tsx';
import { useShared } from '../../../data/office.ts';
import { show, useOperation } from '../../../data/operation-query.ts';
import { useSaved } from './use-saved.tsx';

type Ask = () => Promise<Result<Firm>>;

/** Changes the firm at once, with the way back where there is one. @returns why that is not kept */
export type ChangeFirm = (ask: Ask, undo?: Ask) => Promise<Fault | undefined>;

/** Keeps the changes of the firm, and says what became of them. */
export function useFirm() {
  const { keep, mark, trouble } = useSaved();
  const shown = (ask: Ask) => async () => {
    const answer = await ask();
    if (answer.ok) await show('getFirm', {}, () => answer.value);
    return answer;
  };
  const change: ChangeFirm = (ask, undo) => keep(shown(ask), undo && shown(undo));
  return { change, mark, trouble };
}

/** What a section shows and changes of the firm. */
interface FirmToChange {
  readonly firm: Firm;
  readonly change: ChangeFirm;
  /** Whether it can only be looked at. */
  readonly readOnly: boolean;
}

interface FirmSectionProps {
  readonly title: string;
  readonly note?: string;
  /** Of what it shows, in pixels, until that is there. */
  readonly height: number;
  readonly children: (firm: FirmToChange) => ReactNode;
}

/** A section of the settings about the firm: who may change it, what became of the changes, and why it is not there. */
export function FirmSection({ title, note, height, children }: FirmSectionProps) {
  const { value: firm, fault, refetch } = useOperation('getFirm', {});
  const { change, mark, trouble } = useFirm();
  const { may, officeDecides } = useShared();
  const readOnly = !may('administer');
  return (
    <Section title={title} {...(note !== undefined && { note })} action={mark}>
      {trouble}
      {readOnly && <RoleNeeded officeDecides={officeDecides} right="administer" />}
      {!firm && !fault && <Waiting what={title} height={height} />}
      {!firm && fault && <FaultNotice fault={fault} onRetry={refetch} />}
      {firm && children({ firm, change, readOnly })}
    </Section>
  );
}
