// Words of days and periods in a search, in British and American English.

export const onward = /^(on|onward|onwards)$/;

export const rangeWord = /^(and|to|till|until|through)$/;

export const nearDay = /^(today|yesterday|tonight)$/;

export const relativePeriod = /^(this|last|past|previous)$/;

export const monthOrName = /^(april|may|june|august)$/;

export const dayPart = /^(morning|afternoon|evening|night|noon)$/;

export const thisDayPart = /^this (morning|afternoon|evening|night)\b/;

export const todayWord = /^(today|tonight)\b/;

export const lastNight = /^last night\b/;

export const yesterdayPart = /^yesterday (morning|afternoon|evening|night)\b/;

export const yesterdayWord = /^yesterday\b/;

export const dayBeforeYesterday = /^day before yesterday\b/;

export const someUnits = /^(couple|few)$/;

export const pastPeriod = /^(last|past|previous)$/;

export const namedPeriod = /^(this|last|previous)$/;

export const partOfPeriod = /^(last|this|past|previous|early|late|mid)$/;

export const periodLead = /^(last|this|past|previous)$/;
