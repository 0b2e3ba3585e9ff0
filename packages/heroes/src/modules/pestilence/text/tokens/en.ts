// The names of the tokens of Pestilence.
export const TOKENS_EN: Readonly<Record<string, string>> = {
  pyramid: 'Pyramid',
  reef: 'Coral Reef',
}
