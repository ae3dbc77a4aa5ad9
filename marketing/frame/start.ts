// Where the buttons of a public page lead.

/** Counts as coming from a page of this category. */
export const startAddress = (category: string): string =>
  `/?utm_source=seo&utm_medium=programmatic&utm_campaign=${category}`;

export const demoAddress = '/email-player?test=true';
