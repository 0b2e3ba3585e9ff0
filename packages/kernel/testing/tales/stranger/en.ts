export const TALE = [
  'Rain has emptied the market. Under the last awning sits a stranger with one boot and a lantern that is not lit.',
  '“The bridge is gone,” she says, “and I have somewhere to be before the bells. You look like somebody who knows the ford.”',
]
