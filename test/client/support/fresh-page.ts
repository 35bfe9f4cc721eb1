import { vi } from 'vitest';

// What a page knows stands in its modules: each file of tests has a page of its own, in one process.
vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
vi.restoreAllMocks();
