export const en = {
  referrerList: {
    what: 'the list of referrers',
    search: 'Name, phone or ID',
    none: 'No referrers yet',
    noneHint:
      'A referrer brings applicants. Each gets links with a code, and applications that start from them name the referrer.',
    exportName: 'referrers',
    panel: 'About the referrer',
    links: 'Links',
    facts: 'Details',
    noTemplates: 'None',
    templateFilter: 'Template',
    consequence: 'The general link stops working as a link of the referrer. This cannot be undone.',
    inUse:
      'Used by {{applications}} and {{templates}}. Applications keep their referrer, so one with applications stays.',
    inUseLinks: 'The referrer has links to {{templates}}. Remove them first.',
    applicationCount_one: '{{count}} application',
    applicationCount_other: '{{count}} applications',
    templateCount_one: '{{count}} template',
    templateCount_other: '{{count}} templates',
    showApplications: 'Applications',
  },
} as const;
