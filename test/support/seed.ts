import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env['FLOW_TEST_SEED'] ?? 1) });
