/**
 * The words that the world's most used passwords are made of. With the rules around them (capitals, digits put
 * before or behind, letters swapped for look-alikes, words doubled, keyboard runs) they stand for hundreds of
 * thousands of passwords; a plain list of those would be longer and catch less.
 */
export const COMMON_WORDS: readonly string[] = `
  password passwort passphrase motdepasse contrasena contraseña senha parola pasword passw0rd pass word secret secreto geheim
  login logon welcome willkommen bienvenue admin administrator root superuser sysadmin master guest default
  changeme change letmein openup access enter system server computer internet windows linux android iphone samsung
  google facebook instagram youtube twitter whatsapp tiktok netflix spotify amazon paypal microsoft apple
  account user username test testing tester temp temporary demo sample example hello hallo bonjour hola goodbye
  iloveyou iloveu iloveme ilovehim ilovemom loveyou loveme lovely loverboy lover love forever always together
  princess prince queen king angel angels babygirl babyboy baby sweetie sweetheart honey darling beautiful pretty
  sunshine sunflower rainbow butterfly flower flowers rose summer winter spring autumn monday tuesday wednesday
  thursday friday saturday sunday january february march april june july august september october november december
  football fussball baseball basketball soccer hockey tennis golf liverpool chelsea arsenal barcelona realmadrid
  juventus manchester united lakers cowboys steelers yankees eagles packers
  superman batman spiderman ironman pokemon pikachu naruto starwars jedi skywalker matrix trustno1 hunter ranger
  dragon monkey tigger tiger lion panther shadow phoenix falcon wolf bear dolphin kitty kitten puppy snoopy charlie
  buster bailey max buddy rocky lucky ginger pepper cookie chocolate banana orange cherry strawberry coffee
  michael jennifer jessica ashley amanda nicole daniel andrew joshua matthew anthony william jordan thomas robert
  george michelle elizabeth christopher alexander alexandra benjamin samantha stephanie victoria charlotte sophie
  maria martin peter patrick richard joseph david james john
  mother mommy mummy daughter daddy father family familia sister brother grandma mama papa
  jesus christ jesuschrist god godisgood blessed blessing faith heaven amen
  money dollar million rich freedom liberty america usa england london paris berlin newyork california texas
  mustang ferrari porsche mercedes corvette harley yamaha toyota honda
  pussy fuck fucker fuckyou fuckoff shit asshole bitch sexy motherfucker whatever nothing something unknown
  killer ninja samurai warrior soldier marine police gangster hacker destiny diamond silver golden gold crystal
  cheese pizza burger hamburger nintendo playstation minecraft fortnite roblox xbox
  qwerty qwertz azerty asdf zxcv qazwsx abc abcd
  music guitar metallica nirvana eminem onedirection justinbieber
  sanctum coach coaching
`
  .trim()
  .split(/\s+/);
