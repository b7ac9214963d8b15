// Keeps what a page's content security policy forbade.
window.violations = [];
document.addEventListener('securitypolicyviolation', (event) => {
  window.violations.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}`);
});
