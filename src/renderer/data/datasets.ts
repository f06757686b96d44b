/** Where datasets are imported. */
export const DATASETS = '/settings/datasets';
