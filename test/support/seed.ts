// What is drawn by chance is drawn again the same way: a change that is good today is good tomorrow. The whole run draws anew each time.
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env['FLOW_TEST_SEED'] ?? 1) });
