// The names of the score lines, for the rules and the page.

export const SCORES_EN: Readonly<Record<string, string>> = {
  play: 'Gained in play',
  warriors: 'Warriors',
  heroes: 'Heroes',
  vessels: 'Vessels',
  buildings: 'Buildings',
  towers: 'Towers',
  capital: 'Capital',
  scribed: 'Scribed Spells',
  regions: 'Regions',
  villages: 'Villages',
}
