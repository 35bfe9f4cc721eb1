/**
 * Sums up what a weighted regression needs, and solves it: which number for each feature comes closest, in the sum of
 * the weighted squares, when what has several features is the sum of theirs. `ridge` pulls numbers of rare features
 * to 0 and makes those that depend on each other definite.
 */
export class LeastSquares {
  private readonly size: number;
  private readonly matrix: Float64Array;
  private readonly right: Float64Array;

  constructor(size: number) {
    this.size = size;
    this.matrix = new Float64Array(size * size);
    this.right = new Float64Array(size);
  }

  /** Something that has each of `features` once. */
  add(features: readonly number[], value: number, weight: number): void {
    const { size, matrix, right } = this;
    for (const one of features) {
      right[one] = (right[one] ?? 0) + weight * value;
      for (const other of features) {
        const at = one * size + other;
        matrix[at] = (matrix[at] ?? 0) + weight;
      }
    }
  }

  /** Cholesky's method. */
  solve(ridge: number): Float64Array {
    const { size } = this;
    const lower = Float64Array.from(this.matrix);
    const solution = Float64Array.from(this.right);
    const at = (row: number, column: number): number => lower[row * size + column] ?? 0;
    for (let row = 0; row < size; row++) {
      for (let column = 0; column <= row; column++) {
        let sum = at(row, column) + (row === column ? ridge : 0);
        for (let k = 0; k < column; k++) sum -= at(row, k) * at(column, k);
        lower[row * size + column] = row === column ? Math.sqrt(sum) : sum / at(column, column);
      }
    }
    for (let row = 0; row < size; row++) {
      let sum = solution[row] ?? 0;
      for (let k = 0; k < row; k++) sum -= at(row, k) * (solution[k] ?? 0);
      solution[row] = sum / at(row, row);
    }
    for (let row = size - 1; row >= 0; row--) {
      let sum = solution[row] ?? 0;
      for (let k = row + 1; k < size; k++) sum -= at(k, row) * (solution[k] ?? 0);
      solution[row] = sum / at(row, row);
    }
    return solution;
  }
}
