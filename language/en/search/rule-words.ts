// Words around the conditions of a search, in British and American English.

export const auxiliary = /^(did|has|have)$/;

export const afterWriting = /^(to|me|us|back|anything|something|an?|any|yet)$/;

export const freshness = /^(latest|last|newest|first|recent|old|new|unread)$/;

export const sendVerb = /^(send|write)$/;

export const fromWord = /^(from|by)$/;

export const beforeSubject = /^(with|whose|the|a)$/;

export const afterSubject = /^(line|is)$/;

export const subjectLead = /^(line|is|of|saying|containing|contains)$/;

export const beforeTerm = /^(the|a|an|word|words|about)$/;

export const beforeFile = /^(with|without|having|has|have|including|that|an?|any|the|no|some)$/;

export const attachmentWord = /^attachments?$/;

export const fileWord = /^files?$/;

export const withWord = /^(with|having|has)$/;

export const attachedWord = /^(attached|attachments?|files?)$/;

export const pdfWord = /^pdfs?$/;

export const placeLead = /^(in|from|inside|within)$/;

export const ownWord = /^(my|the)$/;

export const afterPlace = /^(folder|mail|mails|items|box|can|messages)$/;

export const beforeAdjective = /^(are|is|the|my|all|any|still|and|only|just)$/;

export const labelLead = /^(as|under)$/;

export const beforeLabelName = /^(in|under|with|the|a|my)$/;

export const negationLead = /^(but|not|except|excluding|without|the|for|ones?)$/;

export const relativePronoun = /^(that|which|who)$/;

export const nameTitle = /^(the|my|mr|mrs|ms|dr)$/;

export const anybody = /^(?:anyone|anybody|someone|somebody|everyone|everybody|people)$/i;

export const oneself = /^(me|myself)$/i;

export const ruleStart =
  /^(about|regarding|concerning|re|mentioning|containing|including|saying|with|without|from|to|in|on|since|before|after|until|till|during|between|sent|that|which|who|titled|called|entitled|named|headed|filed|mentions|contains|includes|by|dated|attached|labelled|labeled|tagged|not|but|except|excluding|and|has|having|for|today|yesterday|please|subject|i|we)$/;
