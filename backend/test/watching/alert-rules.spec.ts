import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '../../src/platform/config/project-root.js';
import { Metrics } from '../../src/platform/metrics/metrics.js';
import { startTestApp, type TestApp } from '../app.js';

interface AlertRule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string };
}
interface Panel {
  title: string;
  targets: { expr: string }[];
}

const read = (file: string): string => fs.readFileSync(path.join(projectRoot, file), 'utf8');
const rulesIn = (text: string): AlertRule[] =>
  (parse(text) as { groups: { rules: AlertRule[] }[] }).groups.flatMap(({ rules }) => rules);

const rules = rulesIn(read('docker/prometheus/alerts.yaml'));
const { panels } = JSON.parse(read('docker/grafana/dashboard.json')) as { panels: Panel[] };
const runbook = read('docs/runbook.md');

/** Returns the metrics in an expression by their registered names; a histogram is read through its buckets. */
const figuresIn = (expr: string): string[] =>
  [...expr.matchAll(/\b(?:sanctum|nodejs|process)_\w+/g)].map(([name]) => name.replace(/_bucket$/, ''));

const unknownIn = (expr: string, known: ReadonlySet<string>): string[] =>
  figuresIn(expr).filter((name) => !known.has(name));

let t: TestApp;
let known: Set<string>;
beforeAll(async () => {
  t = await startTestApp();
  known = new Set(t.app.get(Metrics).names());
});
afterAll(() => t.close());

it.each(rules)('the alert $alert uses existing metrics', ({ alert, expr }) => {
  // Prometheus itself knows whether a process responds
  if (alert !== 'SanctumDown') expect(figuresIn(expr)).not.toEqual([]);
  expect(unknownIn(expr, known)).toEqual([]);
});

it.each(panels)('the panel $title uses existing metrics', ({ targets }) => {
  for (const { expr } of targets) {
    expect(figuresIn(expr)).not.toEqual([]);
    expect(unknownIn(expr, known)).toEqual([]);
  }
});

it('an unknown metric is found', () => {
  expect(unknownIn('max(sanctum_jobs_lag_hours) > 1 and sanctum_part_ready', known)).toEqual([
    'sanctum_jobs_lag_hours',
  ]);
});

it('every metric of ours has an alert or is on the dashboard', () => {
  const asked = new Set(
    [...rules, ...panels.flatMap(({ targets }) => targets)].flatMap(({ expr }) => figuresIn(expr)),
  );
  const ours = [...known].filter((name) => name.startsWith('sanctum_'));
  expect(ours.filter((name) => !asked.has(name))).toEqual([]);
});

it('the runbook has exactly one section for each alert', () => {
  const sections = [...runbook.matchAll(/^## (Sanctum\w+)$/gm)].map(([, name]) => name);
  expect(sections.toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted());
});

it.each(rules)('the alert $alert says how urgent it is and what has happened', ({ labels, annotations }) => {
  expect(['page', 'ticket']).toContain(labels.severity);
  expect(annotations.summary).toMatch(/\w/);
});
