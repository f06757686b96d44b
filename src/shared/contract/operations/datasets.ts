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
    summary: 'Which vehicles, addresses and customers are in use, and from which file they came',
    ...ofTheDesk,
    data: 'reads',
    input: Nothing,
    output: DatasetList,
  },
  receiveFilePart: {
    summary: 'Take the next part of a file that is to be imported',
    ...ofTheDesk,
    data: 'changes',
    input: FilePart,
    atMost: FILE_PART_REQUEST_BYTES,
    output: Upload,
  },
  discardFile: {
    summary: 'Remove a file that was handed over and is not to be imported',
    ...ofTheDesk,
    data: 'none',
    input: UploadQuery,
    output: Nothing,
  },
  proposeColumns: {
    summary: 'Say what each column of a file would be read as',
    ...ofTheDesk,
    data: 'reads',
    input: ColumnQuery,
    output: ColumnProposal,
  },
  importDataset: {
    summary: 'Read a file of rows, and use them in place of the dataset before',
    ...ofTheDesk,
    data: 'changes',
    input: DatasetImport,
    output: DatasetReport,
  },
  removeDataset: {
    summary: 'Use an imported dataset no longer, but the demonstration again where there is one',
    ...ofTheDesk,
    data: 'changes',
    input: DatasetQuery,
    output: DatasetList,
  },
} as const satisfies Record<string, Operation>;
