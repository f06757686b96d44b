import { ColumnProposal } from '../../schemas/data/column-mapping.ts';
import {
  ColumnQuery,
  DatasetImport,
  DatasetList,
  DatasetQuery,
  DatasetReport,
  FILE_PART_REQUEST_BYTES,
  FilePart,
  Upload,
  UploadQuery,
} from '../../schemas/data/dataset.ts';
import { Nothing, type Operation } from './operation.ts';

const ofTheDesk = { requires: 'broker', environment: 'live' } as const;

/** The datasets that look-ups read: the demonstration, or imported ones. */
export const datasetOperations = {
  listDatasets: {
    summary: 'List the vehicles, addresses and customers in use, with the file of each',
    ...ofTheDesk,
    data: 'reads',
    input: Nothing,
    output: DatasetList,
  },
  receiveFilePart: {
    summary: 'Upload the next part of a file to import',
    ...ofTheDesk,
    data: 'changes',
    input: FilePart,
    atMost: FILE_PART_REQUEST_BYTES,
    output: Upload,
  },
  discardFile: {
    summary: 'Delete an uploaded file without importing it',
    ...ofTheDesk,
    data: 'none',
    input: UploadQuery,
    output: Nothing,
  },
  proposeColumns: {
    summary: 'Show what each column of a file would be read as',
    ...ofTheDesk,
    data: 'reads',
    input: ColumnQuery,
    output: ColumnProposal,
  },
  importDataset: {
    summary: 'Import a file of rows in place of those in use',
    ...ofTheDesk,
    data: 'changes',
    input: DatasetImport,
    output: DatasetReport,
  },
  removeDataset: {
    summary: 'Remove imported data; look-ups read the demonstration data again',
    ...ofTheDesk,
    data: 'changes',
    input: DatasetQuery,
    output: DatasetList,
  },
} as const satisfies Record<string, Operation>;
