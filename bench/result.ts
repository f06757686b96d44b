/** One comparison with a peer, measured in the same run. */
export interface BenchResult {
  name: string;
  ours: number;
  peer: number;
  ratio: number;
  goal: string;
  unit: string;
}
