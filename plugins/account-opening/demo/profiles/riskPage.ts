// Ten questions of 0 to 10 points each: 100 at most, and every answer of an option list is reachable.
import { localText } from '@brokerdesk/fixtures';
import { question, group, page, type Text } from './templateBuilders.ts';
import type { Component, ScoreBand } from './Profile.ts';

export const scoreBands: readonly ScoreBand[] = [
  { value: 'CONSERVATIVE', label: localText('Conservative', '保守型', '保守型'), from: 0, to: 24 },
  { value: 'CAUTIOUS', label: localText('Cautious', '谨慎型', '審慎型'), from: 25, to: 44 },
  { value: 'BALANCED', label: localText('Balanced', '平衡型', '平衡型'), from: 45, to: 64 },
  { value: 'GROWTH', label: localText('Growth', '增长型', '增長型'), from: 65, to: 84 },
  { value: 'AGGRESSIVE', label: localText('Aggressive', '进取型', '進取型'), from: 85, to: 100 },
];

const scale: Readonly<
  Record<'agreement' | 'time' | 'share' | 'loss', readonly (readonly [string, number, ...Text])[]>
> = {
  agreement: [
    ['1', 0, 'Not at all', '完全不同意', '完全不同意'],
    ['2', 3, 'Rather not', '不太同意', '不太同意'],
    ['3', 7, 'Rather', '比较同意', '頗為同意'],
    ['4', 10, 'Fully', '完全同意', '完全同意'],
  ],
  time: [
    ['1', 0, 'Less than 1 year', '少于 1 年', '少於 1 年'],
    ['2', 4, '1 to 3 years', '1 至 3 年', '1 至 3 年'],
    ['3', 7, '4 to 7 years', '4 至 7 年', '4 至 7 年'],
    ['4', 10, 'More than 7 years', '7 年以上', '7 年以上'],
  ],
  share: [
    ['1', 0, 'Less than 10 %', '少于 10%', '少於 10%'],
    ['2', 4, '10 to 25 %', '10% 至 25%', '10% 至 25%'],
    ['3', 8, '26 to 50 %', '26% 至 50%', '26% 至 50%'],
    ['4', 10, 'More than 50 %', '超过 50%', '超過 50%'],
  ],
  loss: [
    ['1', 0, 'None', '不可接受任何亏损', '不可接受任何虧損'],
    ['2', 3, 'Up to 10 %', '最多 10%', '最多 10%'],
    ['3', 7, 'Up to 30 %', '最多 30%', '最多 30%'],
    ['4', 10, 'More than 30 %', '超过 30%', '超過 30%'],
  ],
};

const questions: readonly (readonly [scale: keyof typeof scale, ...Text])[] = [
  ['time', 'How long do you mean to hold your investments?', '您打算持有投资多久？', '閣下打算持有投資多久？'],
  [
    'share',
    'What share of your savings do you mean to invest?',
    '您打算将多少储蓄用于投资？',
    '閣下打算將多少儲蓄用於投資？',
  ],
  ['loss', 'What loss in one year could you bear?', '您一年内可承受多少亏损？', '閣下一年內可承受多少虧損？'],
  [
    'agreement',
    'I accept swings in price for a higher return.',
    '为求较高回报，我接受价格波动。',
    '為求較高回報，我接受價格波動。',
  ],
  [
    'agreement',
    'If prices fall by a fifth, I would rather buy than sell.',
    '若价格下跌两成，我宁愿买入而非卖出。',
    '若價格下跌兩成，我寧願買入而非沽出。',
  ],
  ['agreement', 'I follow the markets every week.', '我每周关注市场。', '我每星期留意市場。'],
  [
    'time',
    'How long could you live on your reserves without your income?',
    '没有收入时，您的储备可维持多久？',
    '沒有收入時，閣下的儲備可維持多久？',
  ],
  [
    'agreement',
    'Growth matters more to me than regular income.',
    '对我而言，增值比固定收入重要。',
    '對我而言，增值比固定收入重要。',
  ],
  [
    'share',
    'What share of your investments may be in one market?',
    '您可将多少投资集中于单一市场？',
    '閣下可將多少投資集中於單一市場？',
  ],
  [
    'agreement',
    'I understand what leverage does to gains and losses.',
    '我明白杠杆对盈亏的影响。',
    '我明白槓桿對盈虧的影響。',
  ],
];

export const riskPage = page(
  'risk',
  ['Risk questionnaire', '风险问卷', '風險問卷'],
  [
    group('questions', ['Ten questions', '十条问题', '十條問題'], questions.map(scored)),
    group(
      'result',
      ['Result', '结果', '結果'],
      [
        question('ScoreResult', 'riskResult', ['Your class of risk', '您的风险类别', '閣下的風險類別'], {
          required: false,
        }),
      ],
    ),
  ],
);

function scored([name, ...label]: (typeof questions)[number], index: number): Component {
  const options = scale[name].map(([value, score, ...text]) => ({ value, score, label: localText(...text) }));
  return question('Radiobox', `risk${index + 1}`, label, { options });
}
