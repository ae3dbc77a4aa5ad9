// The vocabulary for mail, Flow's voice and its screen. Other words suggest that a sentence is not for Flow.

export const everyday: ReadonlySet<string> = new Set(
  `a an the this that these those it its he him his she her hers they them their theirs we us our you your yours i me my mine myself one ones
  someone somebody anyone anybody nobody no everyone everybody everything anything something nothing else other others another whoever whatever
  and or but so because since as than then there here where when while until till before after from for to of in on at by with without about
  into out off up down over under beside besides next near around across through along behind ahead back away again once more most less least
  is are was were be been being am do does did done doing have has had having can could would will shall should may might must not never
  what which who whom whose why how any all some each every both few many much lot lots bit little enough only just even also too very really
  quite rather still yet already now today yesterday tonight tomorrow morning soon later just lately recently ever always usually
  yes no ok okay please sorry thanks thank right wrong fine good better best great bad nice sure well oh ah hey
  mail mails email emails message messages thread threads conversation conversations exchange inbox queue mailbox list lists letter letters
  sender senders name names address addresses person people human humans recipient recipients contact company firm colleague stranger
  subject subjects title titles titled heading headline headlines text texts word words sentence sentences line lines part parts point points
  page pages website websites web site sites link links url click attachment attachments attached attach enclosed enclose document documents file
  files pdf spreadsheet sheet picture pictures photo photos photograph photographs image images invoice contract slides presentation word excel
  copy copied code codes password passcode pin digits digit number numbers verification login security otp 2fa
  answer answers reply replies replying question questions request requests deadline due date day days time times hour hours minute minutes week
  month year moment latest last first second third newest recent oldest earliest earlier previous old new fresh young youngest quick quickly
  read reads reading hear heard hearing listen listening tell tells telling told say says saying said speak speaks speaking talk talking show
  shows showing see seeing look looks looking view open opens opened opening close closed get gets getting got give gives giving gave given take
  takes taking took taken put puts make makes making made let lets go goes going went gone come comes coming came bring brings keep keeps keeping
  kept start starts starting started begin begins beginning stop stops stopping stopped end ends ended continue carry move moved want wants wanted
  need needs needed like know knows knew think mean means meant understand try use used find found search searching miss missed catch caught lose
  lost follow follows send sends sent sending write writes wrote written writing receive received arrive arrived arrives reach reached reaches wait waits waiting
  ask asks asked asking expect expects expected suppose supposed decide decided choose chose chosen pick picked turn turned switch switched set
  skip skips skipped skipping leave leaves leaving left exception exceptions filter filters include block blocked blocking shut bar barred refuse refusing
  refused ban banned lock locked trust honest genuine legit legitimate real fake scam fraud phishing swindle suspicious safe fishy dodgy trick
  important importance urgent matter matters priority priorities relevant critical weighty heavy pile heap newsletter newsletters bulk mass mailing mailings
  summary summaries summarise summarize gist essence short shorter shortly brief briefer briefly long longer nutshell story detail details notch
  trim cut whole full fully entire entirety complete completely original originally layout design designed format formatted formatting html colour colours
  color colors font fonts version screen display big bigger large larger small smaller huge enlarge normal normally usual usually regular size room far
  kitchen stove fast faster slow slower slowly speed pace tempo hurry rush rushing voice speech drag dragging calm ease follow keep rate
  drive driving car wheel road motorway highway traffic parked park engine arrived journey trip dictate dictating dictation insist risk risky danger dangerous anyway
  private privacy alone loud aloud quiet discreet stranger train seat sitting sits overhear
  spell spelled spelt spelling character characters repeat noise loud noisy spot
  help option options command commands thing things stuff sort kind way ways possible able lost
  many far along remaining remain remains left ahead finish finished nearly almost roughly
  action actions recap deal dealt order ordered history list recent past quarter half job task role involved
  one two three four five six 1 2 3 4 5 6 7 8 9 10 top bottom beginning order sort sorted rank front back side result results hit hits match matches overview highlighted marked selected
  load loading display fetch appear appears empty frame frames missing fill contain contains hold holds stand stands come along together
  reason explain decide particular certain specific before long old day due hurry point points address go lead leads mention mentions mentioned underneath below
  quoted rest reach body bodies exactly actually simply maybe perhaps instead though although enough same own different between`.split(
    /\s+/,
  ),
);
