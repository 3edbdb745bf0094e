@echo off
rem The commands of the project's root on Windows: Command Prompt runs this whatever PowerShell's policy is.
chcp 65001 >nul
cd /d "%~dp0..\.."
where node >nul 2>nul || (
  echo.
  echo Falta o Node.js, o programa que monta o site. A página dele vai abrir no navegador:
  echo baixe a versão LTS para Windows, instale com "Next" até o fim e abra este arquivo de novo.
  echo Se a página não abrir: https://nodejs.org/pt/download
  start "" "https://nodejs.org/pt/download"
  exit /b 1
)
node scripts/owner.mjs %*
