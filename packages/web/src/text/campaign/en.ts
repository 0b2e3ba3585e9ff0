// English texts of campaigns: the sheet, and who continues whom.
export const CAMPAIGN_EN = {
  'campaign.sheet': 'The campaign so far',
  'campaign.chapter': 'Chapter',
  'campaign.away': 'missed the last chapter',
  'campaign.lines': 'Who continues whom',
  'campaign.lines.help': 'Each seat continues a line of the campaign, or somebody new joins.',
  'campaign.lines.new': 'Somebody new',
  'campaign.kept': 'Keep each open seat for the player who had its line',
} as const
