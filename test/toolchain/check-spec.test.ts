import { describe, expect, it } from 'vitest';
import { checkSpec } from '../../scripts/check-spec.ts';

const SPEC = `# Rules

- **W1** A play covers the star.
- **W2** Tiles lie in a line.

## Not yet in force

- **K1** A clock runs.
`;

describe('checkSpec', () => {
  it('[O7] is content when every rule in force has a test', () => {
    expect(checkSpec(SPEC, ['[W1] star', '[W1, W2] star and line'])).toEqual([]);
  });

  it('[O7] names a rule without a test, but none that is not yet in force', () => {
    expect(checkSpec(SPEC, ['[W1] star'])).toEqual(['No test cites W2.']);
  });

  it('[O7] names a test that cites no rule', () => {
    const problems = checkSpec(SPEC, ['[W1] star', '[W2] line', 'works', 'see [W1] later', '[w1] star']);
    expect(problems).toHaveLength(3);
    expect(problems[0]).toContain('works');
  });

  it('[O7] names an ID that the rules do not have', () => {
    expect(checkSpec(SPEC, ['[W1] star', '[W2] line', '[W9] typo'])).toEqual([
      'A test cites W9, which docs/SPEC.md does not have.',
    ]);
  });

  it('[O7] accepts a test of a rule that is not yet in force', () => {
    expect(checkSpec(SPEC, ['[W1] star', '[W2] line', '[K1] clock'])).toEqual([]);
  });

  it('[O7] names an ID given twice', () => {
    expect(checkSpec('- **W1** a\n- **W1** b\n', ['[W1] a'])).toEqual(['docs/SPEC.md has W1 twice.']);
  });
});
