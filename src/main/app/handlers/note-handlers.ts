import { fromBase64, toBase64 } from '../../adapters/node/base64.ts';
import { attachFile, readAttachment, removeAttachment } from '../../core/notes/attachments.ts';
import {
  addCustomerNote,
  addNote,
  addPolicyNote,
  getCustomerNotes,
  getNotes,
  listFollowUps,
  listPolicyNotes,
  tickNote,
} from '../../core/notes/notes.ts';
import type { HandlerParts } from './handler-parts.ts';

/** The handlers of notes and attached files. */
export function noteHandlers({ services }: HandlerParts) {
  const { documents, customers, importedCustomers, records } = services;
  const files = { ...documents, fromBase64, toBase64 };
  const onCustomers = { ...documents, ...records, customers, importedCustomers };
  return {
    getNotes: getNotes(documents),
    getCustomerNotes: getCustomerNotes(onCustomers),
    listFollowUps: listFollowUps(documents),
    addNote: addNote(documents),
    listPolicyNotes: listPolicyNotes(documents),
    addPolicyNote: addPolicyNote(documents),
    addCustomerNote: addCustomerNote(onCustomers),
    tickNote: tickNote(documents),
    attachFile: attachFile(files),
    readAttachment: readAttachment(files),
    removeAttachment: removeAttachment(files),
  };
}
