import { createJobStore } from '../../../../data/job-store.ts';

/** The calibration that goes on, or the last one: it stays while another screen is shown. */
export const useCalibration = createJobStore('calibrateRateBook');
