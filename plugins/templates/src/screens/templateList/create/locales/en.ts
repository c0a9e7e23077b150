export const en = {
  createTemplate: {
    title: 'New template',
    copyTitle: 'Copy as new template',
    submit: 'Create template',
    texts: 'Name and description',
    descriptionHint: 'For colleagues: who is to use it. Applicants do not see it.',
    start: 'Questions',
    starts: {
      core: 'Core questions only',
      copy: 'Copy of a template',
      file: 'Question file',
    },
    hints: {
      core: 'The template begins with the questions that every template must contain. You can add others afterwards.',
      copy: 'The template begins with all pages, questions, classes and the blocking of mainland addresses of another one. It has its own link, and no applications, referrers or opening-form templates.',
      file: 'The template begins with the content of a file that was saved from a template. The file is checked before anything is sent.',
    },
    copyHint:
      'The new template has all pages, questions, classes and the blocking of mainland addresses of this one. It has its own link, and no applications, referrers or opening-form templates.',
    template: 'Template',
    chooseTemplate: 'Choose the template to copy.',
    file: 'Question file',
    fileCheck: 'the check of the file',
    fileContent: 'The file has no problems. Pages: {{pages}}, components: {{questions}}.',
    rulesFailed: 'The core questions could not be loaded',
    done: '{{name}} has been created.',
  },
} as const;
