import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { type Failure, writeReport } from './report.ts';

const textOf = ({ stack, message }: SerializedError) => stack ?? message;

/** Vitest's own JSON is silent about errors that no test heard. */
export default class VitestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unheard: readonly SerializedError[]) {
    let passed = 0;
    const failures: Failure[] = [];
    const fail = (name: string, errors: readonly SerializedError[], file?: string) =>
      failures.push({ text: [name, ...errors.map(textOf)].join('\n'), ...(file ? { file } : {}) });
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        if (state === 'passed') passed++;
        if (state === 'failed') fail(`${module.relativeModuleId} > ${test.fullName}`, errors, module.relativeModuleId);
      }
      const outside = [module, ...module.children.allSuites()].flatMap((suite) => suite.errors());
      if (outside.length > 0) fail(module.relativeModuleId, outside, module.relativeModuleId);
    }
    for (const error of unheard) fail('An error that no test heard', [error]);
    const files = modules.map((module) => ({ name: module.relativeModuleId, seconds: module.diagnostic().duration / 1_000 }));
    writeReport({ passed, failures, files });
  }
}
