// The languages of a test's browser, whatever machine it runs on: what is written by them is the same everywhere.
Object.defineProperty(navigator, 'languages', { value: Object.freeze(['en-US']), configurable: true });
