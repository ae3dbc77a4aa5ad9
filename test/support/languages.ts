// Fixed browser languages, so formats are the same on every machine.
Object.defineProperty(navigator, 'languages', { value: Object.freeze(['en-US']), configurable: true });
