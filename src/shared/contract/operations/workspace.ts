import { ClockConfirmation, ClockStep } from '../../schemas/data/clock.ts';
import { DataVersion } from '../../schemas/desk/service.ts';
import { Settings, SettingsChange } from '../../schemas/desk/settings.ts';
import { TrainingData } from '../../schemas/desk/training.ts';
import { Nothing, type Operation } from './operation.ts';

/** The settings of the desk, and its data as a whole. */
export const workspaceOperations = {
  getSettings: {
    summary: 'The settings of the desk',
    requires: 'broker',
    requiresOfUser: 'signedIn',
    data: 'none',
    environment: 'live',
    input: Nothing,
    output: Settings,
  },
  saveSettings: {
    summary: 'Change some of the settings of the desk',
    requires: 'broker',
    requiresOfUser: 'signedIn',
    data: 'changes',
    environment: 'live',
    input: SettingsChange,
    output: Settings,
  },
  dataVersion: {
    summary: 'A number that changes with the data, and why the data can only be read, if so',
    requires: 'broker',
    requiresOfUser: 'signedIn',
    data: 'none',
    input: Nothing,
    output: DataVersion,
  },
  confirmClock: {
    summary: 'Confirm that the clock is right although it is behind the history',
    requires: 'broker',
    // Of the data that can only be read because of the clock, this is the one change.
    data: 'reads',
    input: ClockConfirmation,
    output: ClockStep,
  },
  resetTraining: {
    summary: 'Delete the training data and make it again',
    requires: 'broker',
    requiresOfUser: 'quote:read',
    data: 'none',
    environment: 'live',
    input: Nothing,
    output: TrainingData,
  },
} as const satisfies Record<string, Operation>;
