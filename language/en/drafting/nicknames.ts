// Short names, in English and some in German: names in one row may belong to the same person.

/** In small letters and without marks above them; a short name may be of several rows. */
export const nicknames: readonly (readonly string[])[] = `
alexander alex al alec sandy xander lex sascha sasha
alexandra alex sandra sandy lexi sasha alexa
albert al bert bertie
alfred al alf alfie fred freddie
andrew andy drew andreas
anne ann anna annie nan nancy
anthony tony ant antonio
arthur art artie
barbara barb barbie babs bobbie
benjamin ben benny benji
bernard bernie bernd bernhard
catherine katherine kathryn kate katie kathy cathy cat kat kit kitty katja kaethe
charles charlie chuck chas karl
charlotte charlie lottie lotte
christina christine chris chrissy tina kirsten
christopher chris kit topher kris
christian chris kris
clara claire
cynthia cindy
daniel dan danny
david dave davey
deborah deb debbie debra
dennis denny
dominic dom nick
donald don donny
dorothy dot dottie dolly
douglas doug
edward ed eddie ted teddy ned eduard
eleanor ellie nell nora elena
elizabeth liz lizzie beth betty bess eliza elise lisa libby lilly ella elisabeth elsa lisbeth
emily em emmy milly
ernest ernie ernst
eugene gene
evelyn eve evie
florian flo
frances fran frannie franny
francis frank fran franz
frederick fred freddie rick friedrich fritz frederic
gabriel gabe
gabrielle gabby gabi gabriele
george georgie georg jorg juergen jurgen
gerald gerry jerry gerd
gregory greg gregor
gertrude trudy gerti
harold harry hal harald
helen nell nellie helena helene lena
henry harry hank hal heinrich heinz heiner hendrik
isabella isabel isabelle bella izzy belle
jacob jake jakob
jacqueline jackie
james jim jimmy jamie jem
jane janie jenny
janet jan
jason jay
jeffrey jeff geoffrey geoff
jennifer jen jenny jenn
jeremy jerry jem jez
jessica jess jessie
joan joanie
joanna jo joanne
johannes hannes hans jo
john jack johnny jon
jonathan jon jonny john nathan
joseph joe joey jo josef sepp
josephine jo josie
joshua josh
judith judy jutta
julia julie jules
julian jules
katharina kathi katja kate kathrin katrin
kenneth ken kenny
kimberly kim kimberley
kristen kris kristin kristina
lawrence larry laurence lars lorenz
leonard leo len lenny leonhard
lewis lou louis ludwig
louise lou luise
lucas luke lukas
lucy lucille lucia
madeline maddie madeleine
magdalena lena magda leni
margaret maggie meg peg peggy marge margie greta rita daisy margarete gretchen
maria mary marie mitzi mia
martha marty
martin marty
matthew matt matty matthias mathias
maximilian max
melissa mel missy lissa
melanie mel
michael mike mick mickey mikey micha michel
michelle shelly
nathaniel nathan nat nate
nathan nat nate
nicholas nick nicky nico niklas klaus nikolaus
nicole nicky nikki
oliver ollie olli
olivia liv livvy
pamela pam
patricia pat patty tricia trish
patrick pat paddy
paul paulie
peter pete
philip phil pip philipp
priscilla cilla
rachel rae
raymond ray
rebecca becky becca bec
reginald reg reggie
richard rick ricky rich dick richie
robert bob bobby rob robbie bert
roger rodge rudi
ronald ron ronnie
rosemary rose rosie romy
rudolf rudi rolf
russell russ
samantha sam sammy
samuel sam sammy
sandra sandy
sarah sally sadie sara
sebastian seb basti
sean shawn shaun
sharon shaz
simon si
solomon sol
sophia sophie sofie
stephanie steph steffi stefanie
stephen steve stevie steven stefan steff
susan sue susie suzy susanne susanna suse
terence terry
theodore ted teddy theo theodor
theresa terry tess tessa resi therese
thomas tom tommy
timothy tim timmy
ulrich uli
ursula uschi ulla
valerie val
veronica ronnie vroni
victor vic viktor
victoria vicky tori vic
vincent vince vinny
virginia ginny
walter walt wally
wilhelm willi will willy
wolfgang wolf wolfi
william will bill billy willie liam
zachary zach zack
`
  .trim()
  .split('\n')
  .map((row) => row.split(' '));
