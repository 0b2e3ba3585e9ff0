// The planner: plans the rest of its turn, follows the plan up to the first wall, and plans again. The strengths that
// players choose differ in how much it looks at and how well it judges.
import type { Ask, Chance, Judge, Skill } from '@lorehall/kernel'
import { type Beam, type Budget, type Plan, plansFrom } from './beam.ts'
import type { Board, Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { type Mind, newMind, nextPlanned } from './mind.ts'
import { quickly } from './quick.ts'
import { type Decision, isBlind, type Policy, quickPolicy, triedAt } from './settle.ts'
import { sideOf } from './side.ts'
import { onAverage } from './worlds.ts'

/** The share of the turn's remaining budget that one plan may use: after each wall there may be another. */
const SHARE = 0.5

/** With fewer positions left, the bot looks only one decision ahead. */
const TOO_FEW = 20

/** The share of a plan's budget that finds plans, if the rest tries them in other worlds. */
const FINDING = 0.5

/** @param effort the share of the skill's positions that this device can afford, up to 1 */
export function planner(name: string, judge: Judge, skill: Skill, effort: number): Bot {
  const ahead = greedy(judge)
  const positions = skill.positions * effort
  return {
    name,
    needs: 'guess',
    plans: true,
    choose(machine, ask, chance, mind = newMind()) {
      const next = nextPlanned(mind, ask)
      // Before it ends the turn, it looks once more for what the plan left undone.
      if (next !== undefined && next.manner !== 'ends') return next
      const tried = triedAt(judge, machine, ask)
      const [only, other] = tried
      if (only !== undefined && other === undefined) return only
      if (isBlind(machine, ask)) return quickly(judge, machine, ask, chance)
      const budget = budgetOf(mind, machine, positions)
      if (budget.left < TOO_FEW) return ahead.choose(machine, ask, chance)
      const given = budget.left
      const best = bestPlan(machine, { ask: rawAsk(machine, ask), tried }, judge, skill, budget, chance)
      mind.spent += given - budget.left
      if (best === undefined) return ahead.choose(machine, ask, chance)
      mind.plan = best.answers
      return nextPlanned(mind, ask) ?? ahead.choose(machine, ask, chance)
    },
    expects: (machine, ask, chance) => quickly(judge, machine, ask, chance),
    ...(ahead.aside === undefined ? {} : { aside: ahead.aside }),
  }
}

/** The budget of one plan: a share of the positions left in this turn. */
function budgetOf(mind: Mind, { turnCount }: Board, positions: number): Budget {
  if (mind.turn !== turnCount.turns) {
    mind.turn = turnCount.turns
    mind.spent = 0
  }
  return { left: Math.floor((positions - mind.spent) * SHARE) }
}

/** The machine's own ask, with all options. */
const rawAsk = ({ asks }: Board, { seat, aside }: Ask): Ask => {
  const ask = asks.find((one) => one.seat === seat && one.aside === aside)
  if (ask === undefined) throw new Error(`seat ${seat} is not asked`)
  return ask
}

function bestPlan(
  machine: Board,
  decision: Decision,
  judge: Judge,
  skill: Skill,
  budget: Budget,
  chance: Chance,
): Plan | undefined {
  const { seat } = decision.ask
  const beam: Beam = {
    judge,
    seat,
    side: sideOf(machine, seat),
    width: skill.width,
    policy: quickPolicy(judge, chance),
    rivalry: skill.rivalry,
  }
  const finding = { left: Math.floor(budget.left * (skill.worlds > 0 ? FINDING : 1)) }
  const given = finding.left
  const plans = plansFrom(machine, decision, beam, finding)
  budget.left -= given - finding.left
  if (skill.haze > 0) return misjudged(plans, skill.haze, chance)
  const [first] = plans
  const tried = plans.slice(0, skill.candidates)
  // Without a wall, luck plays no part in a plan.
  const lucky = skill.turns > 0 || tried.some(({ walled }) => walled)
  if (skill.worlds === 0 || tried.length < 2 || !lucky) return first
  const { choose } = greedy(judge)
  const ahead: Policy = (trial, ask) => choose(trial, ask, chance)
  return onAverage(machine, tried, { beam, skill, ahead, budget }, chance)
}

/** The best plan in hazy eyes: each plan's worth is off by up to twice the haze, mostly by less. */
function misjudged(plans: readonly Plan[], haze: number, chance: Chance): Plan | undefined {
  const off = () => ((chance.below(2001) - 1000) / 1000) * haze
  return plans
    .map((plan) => ({ plan, seems: plan.worth + off() + off() }))
    .reduce<{ plan: Plan; seems: number } | undefined>(
      (best, one) => (best === undefined || one.seems > best.seems ? one : best),
      undefined,
    )?.plan
}
