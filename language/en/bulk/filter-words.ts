// Words that say which mails a bulk request covers, in British and American English.

export const leading = /^(?:all|every|everything|each|any|anything|of|the|my|our|these|those|whole|entire|other)$/;

export const quantifier = /^(?:all|every|everything|each|any|anything)$/;

export const several = /^(?:mails|emails|e-mails|messages|threads|conversations|ones|letters|stuff|things)$/;

export const mass = /^(?:mail|email|e-mail|correspondence|stuff)$/;

export const connector = /^(?:from|by|about|concerning|older|newer|with|before|since|of|that|which|sent|regarding)$/;

export const adjective = /^(?:unread|read|starred|flagged|old|older|new|unopened|important)$/;

export const irrelevantAdjective = /^(?:weekly|daily|monthly|stupid|boring|annoying)$/;

export const afterSort = /^(?:tab|folder|category|mail|mails|email|emails|messages|stuff|list|lists)$/;

export const relativeWord = /^(?:that|which|is|are)$/;

export const alreadyRead =
  /^read$|^read (?=mail|email|message)|(?:^| )(?:(?:that|which) )?(?:i|we)(?:'ve| have)?(?: already)? read$|(?:^| )that (?:is|are) (?:already )?read$/;

export const stuff = /^(?:stuff|things)$/;
