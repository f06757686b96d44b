import { createJobStore } from '../../../../data/job-store.ts';

/** The measurement that goes on, or the last one: it stays while another screen is shown. */
export const useImpact = createJobStore('measureImpact');
