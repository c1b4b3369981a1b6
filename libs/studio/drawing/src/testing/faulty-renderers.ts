let drawings = 0;
let memory = 0;
process.memoryUsage.rss = () => memory;

export const renderers = {
  count: () => Buffer.of((drawings += 1)),
  late: async () => {
    await new Promise((resolve) => setImmediate(resolve));
    return Buffer.of((drawings += 1));
  },
  tellTwice: (_input: null, _typefaces: unknown, tell: (progress: unknown) => void) => {
    tell({ step: 1 });
    tell({ step: 2 });
    return Buffer.of((drawings += 1));
  },
  fail: () => {
    throw new Error('cannot draw this');
  },
  throwLater: () => {
    setImmediate(() => {
      throw new Error('not caught');
    });
    return neverEnding();
  },
  exit: () => process.exit(3),
  crash: () => {
    process.kill(process.pid, 'SIGSEGV');
    return neverEnding();
  },
  neverEnd: () => neverEnding(),
  countEnvironment: () => Buffer.of(Object.keys(process.env).length),
  grow: () => {
    memory = 1_000;
    return Buffer.of((drawings += 1));
  },
};

const neverEnding = () => new Promise<Buffer>(() => {});
